// What browsers have and Debian's TypeScript does not know yet.

interface Document {
    startViewTransition?(update: () => void): void;
}

interface URLSearchParams {
    readonly size: number;
}
