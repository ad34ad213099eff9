// Browser APIs that Debian's TypeScript does not know yet.

interface Document {
    startViewTransition?(update: () => void): { ready: Promise<void>; finished: Promise<void> };
}

interface AbortController {
    abort(): void;
}

interface Navigator {
    /** On iOS: whether the page was opened from the home screen. */
    readonly standalone?: boolean;

    /** Shows a number on the installed app's icon; 0 removes it. */
    setAppBadge?(contents: number): Promise<void>;
}

interface URLSearchParams {
    readonly size: number;
}

interface Window {
    readonly PublicKeyCredential: {
        /** Whether passkeys can be offered among the suggestions of a field. */
        isConditionalMediationAvailable?(): Promise<boolean>;
    };
}
