/** Doctor of the page. Lazy part: fetched when `doctor()` is called, or the page's address asks for the overlay. */
import type { Diagnosis, DoctorOptions, Instance } from '../api';
import { diagnose } from './diagnose';
import { openOverlay } from './overlay';
import { printDiagnosis } from './print-diagnosis';

/** Examines the page, and prints the result unless the options say otherwise. */
export async function examine(
  instances: readonly Instance[],
  version: string,
  { all, quiet }: DoctorOptions = {},
): Promise<Diagnosis> {
  const diagnosis = await diagnose(instances, version);
  if (!quiet) printDiagnosis(diagnosis, all);
  return diagnosis;
}

/** Shows the diagnosis on the page. @param instances set that grows while entry scripts load */
export const showOverlay = (instances: ReadonlySet<Instance>, version: string): void =>
  openOverlay(() => diagnose([...instances], version));
