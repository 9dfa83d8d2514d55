/** Types of the layers, for the tests that compare them with CONTRIBUTING.md. */
export declare const LAYERS: Readonly<Record<string, number>>;
