/** Damaged and hostile `units.json` files: the same builds as in the tests of the PHP composer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, readUnits } from '@enliven/compose';
import { afterAll, describe, expect, it } from 'vitest';
import { ComposeError } from '../src/compose-error';
import { SECRET, writeHostileBuilds, writePlainBuild } from './php/folders';

const folder = mkdtempSync(join(tmpdir(), 'enliven-units-'));
afterAll(() => rmSync(folder, { recursive: true }));

const composeFrom = (build: string) => compose(['x'], { units: readUnits('lite', build) });

/** Returns the error of composing, or the composed file. */
function errorFrom(build: string): unknown {
  try {
    return composeFrom(build);
  } catch (error) {
    return error;
  }
}

describe('readUnits and compose', () => {
  it('accept a valid description', () => {
    expect(composeFrom(writePlainBuild(join(folder, 'plain'))).behaviors).toEqual(['x']);
  });

  it.each(Object.entries(writeHostileBuilds(join(folder, 'hostile'))))('reject invalid %s', (_kind, builds) => {
    for (const build of builds) {
      const error = errorFrom(build);
      expect(error, build).toBeInstanceOf(ComposeError);
      expect((error as Error).message).toMatch(
        /(units\.json \(version 1\.2\.3\) has a wrong or missing "\w+"|\.js does not exist, or can't be read)\. Reinstall the package "enliven"/,
      );
      expect((error as Error).message).not.toContain(SECRET);
    }
  });
});
