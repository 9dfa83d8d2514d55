/** Types of the settings of TypeDoc, for the test of new behaviors. */
declare const settings: Readonly<Record<string, unknown>>;
export default settings;
