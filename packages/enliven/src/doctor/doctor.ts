/** Doctor of the page. Lazy part: fetched when `doctor()` is called, or the page's address asks for the overlay. */
import { freeMembers } from '@enliven/core';
import { version } from '../../package.json';
import { type Diagnosis, type DoctorOptions, instances } from '../api';
import { diagnose } from './diagnose';
import { openOverlay } from './overlay';
import { printDiagnosis } from './print-diagnosis';

/** Examines the page, and prints or shows the result unless the options say otherwise. */
export async function examine({ all, quiet, overlay }: DoctorOptions = {}): Promise<Diagnosis> {
  // Entry scripts may arrive while the overlay is open.
  const look = async () => {
    // After `stop()`, names in the page hide members of the document again.
    const restoreNames = freeMembers(document);
    try {
      return await diagnose([...instances], version);
    } finally {
      restoreNames?.();
    }
  };
  if (overlay) openOverlay(look);
  const diagnosis = await look();
  if (!quiet && !overlay) printDiagnosis(diagnosis, all);
  return diagnosis;
}
