/** Reads what the page says about sticky modules, both generations (contract B §1, §2). */
import { asNumber, asRecord, asText, collectProblems } from '@enliven/core';
import type { Problem, ProblemKind, Problems } from '../shared/problem-text';
import { deviceValue } from './device-value';
import {
  ALIGNMENTS,
  type Alignment,
  LIMITS,
  type Limit,
  POSITIONS,
  type StickyPosition,
  type StickySetting,
} from './sticky-setting';

type Raw = Readonly<Record<string, unknown>>;

/** A module as the page has it. */
export interface StickyEntry {
  id: string;
  selector: string;
  fields: Raw;
}

/** A record, `{}` for the empty list PHP prints instead, and a problem for anything else. */
function recordOf(value: unknown, name: string, { add }: Problems): Raw {
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (!empty && (typeof value !== 'object' || Array.isArray(value))) add('record', name, value);
  return asRecord(value);
}

/**
 * Both sources; the older one, which describes shortcodes, wins.
 *
 * @param legacy `et_pb_sticky_elements`
 * @param native `diviElementStickyData`
 * @returns whatever can be used of it; never throws
 */
export function readSticky(legacy: unknown, native?: unknown): { entries: StickyEntry[]; problems: Problem[] } {
  const problems = collectProblems<ProblemKind>();
  const all = {
    ...recordOf(native, 'diviElementStickyData', problems),
    ...recordOf(legacy, 'et_pb_sticky_elements', problems),
  };
  const entries = Object.entries(all).flatMap(([id, value]): StickyEntry[] => {
    const fields = asRecord(value);
    const selector = asText(fields.selector);
    if (selector) return [{ id, selector, fields }];
    problems.add('selector', id);
    return [];
  });
  return { entries, problems: problems.list() };
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((one) => one === value);
}

/** A limit, undefined for none; what is neither is a problem. */
function limitOf(id: string, field: string, value: unknown, { add }: Problems): Limit | undefined {
  const limit = oneOf(value, LIMITS);
  if (!limit && asText(value) && value !== 'none') add('limit', id, value, field);
  return limit;
}

function positionOf(id: string, value: unknown, { add }: Problems): StickyPosition {
  const position = oneOf(value, POSITIONS);
  if (!position && asText(value)) add('position', id, value);
  return position ?? 'none';
}

/** Whole pixels; units were never looked at. */
const pixelsOf = (value: unknown): number => Math.trunc(asNumber(value) ?? 0) + 0;

function settingFor({ id, fields }: StickyEntry, device: string, problems: Problems): StickySetting {
  const value = (name: string) => deviceValue(fields[name], device);
  const style = (family: string, name: string): string =>
    asText(deviceValue(asRecord(fields[family])[name], device)) ?? '';
  return {
    position: positionOf(id, value('position'), problems),
    topOffset: pixelsOf(value('topOffset')),
    bottomOffset: pixelsOf(value('bottomOffset')),
    topLimit: limitOf(id, 'topLimit', value('topLimit'), problems),
    bottomLimit: limitOf(id, 'bottomLimit', value('bottomLimit'), problems),
    offsetSurrounding: (value('offsetSurrounding') ?? 'on') === 'on',
    transition: (value('transition') ?? 'on') === 'on',
    alignment: oneOf<Alignment>(style('styles', 'module_alignment'), ALIGNMENTS) ?? '',
    width: style('styles', 'width'),
    maxWidth: style('styles', 'max-width'),
    stickyWidth: style('stickyStyles', 'width'),
    stickyMaxWidth: style('stickyStyles', 'max-width'),
    origin: style('stickyStyles', 'position_origin_r'),
    verticalOffset: style('stickyStyles', 'vertical_offset'),
    horizontalOffset: style('stickyStyles', 'horizontal_offset'),
  };
}

/** What each module shall do on a device, by id, and what is wrong with that */
export function settingsFor(
  entries: readonly StickyEntry[],
  device: string,
): { settings: Map<string, StickySetting>; problems: Problem[] } {
  const problems = collectProblems<ProblemKind>();
  const settings = new Map(entries.map((entry) => [entry.id, settingFor(entry, device, problems)] as const));
  return { settings, problems: problems.list() };
}
