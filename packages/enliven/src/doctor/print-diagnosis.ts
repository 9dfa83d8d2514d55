/** Diagnosis on the console: a table, the verdict, and the next steps. */
import type { Diagnosis } from '../api';
import { stepsText, tableRows } from './table-rows';

/** Prints a diagnosis. @param all whether behaviors without elements on the page are in the table */
export function printDiagnosis(diagnosis: Diagnosis, all?: boolean): void {
  const rows = tableRows(diagnosis, all);
  const named = Object.fromEntries(rows.map(({ behavior, ...counts }) => [behavior, counts]));
  const { log, table } = console;
  if (rows.length > 0) table(named);
  log(diagnosis.verdict);
  if (diagnosis.steps.length > 0) log(stepsText(diagnosis));
}
