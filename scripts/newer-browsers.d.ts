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
}

interface URLSearchParams {
    readonly size: number;
}
