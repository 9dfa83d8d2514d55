/** Positions in WebVTT files: settings of cues, and regions. */
import { describe, expect, it } from 'vitest';
import { type CueSettings, parseWebVtt } from '../../src/captions';

const TEA = ['00:00.000 --> 00:01.000', 'tea'];

/** Returns the settings of a cue that is read from the text. */
const settings = (text: string, ...head: string[]): CueSettings | undefined =>
  parseWebVtt(['WEBVTT', '', ...head, `00:00.000 --> 00:01.000 ${text}`, 'tea'].join('\n')).cues[0]?.settings;

describe('settings of WebVTT cues', () => {
  it.each<[string, CueSettings | undefined]>([
    ['align:start', { align: 'start' }],
    ['align:center', { align: 'center' }],
    ['align:end', { align: 'end' }],
    ['align:left', { align: 'left' }],
    ['align:right', { align: 'right' }],
    ['align:middle', undefined],
    ['align:START', undefined],
    ['align:start align:end', { align: 'end' }],
    ['vertical:rl', { vertical: 'rl' }],
    ['vertical:lr', { vertical: 'lr' }],
    ['vertical:up', undefined],
    ['size:0%', { size: 0 }],
    ['size:100%', { size: 100 }],
    ['size:33.3%', { size: 33.3 }],
    ['size:101%', undefined],
    ['size:-1%', undefined],
    ['size:50', undefined],
    ['size:%', undefined],
    ['size:.5%', undefined],
    ['size:5.%', undefined],
    ['size:1e1%', undefined],
    ['position:25%', { position: 25 }],
    ['position:25%,line-left', { position: 25, positionAlign: 'line-left' }],
    ['position:25%,center', { position: 25, positionAlign: 'center' }],
    ['position:25%,line-right', { position: 25, positionAlign: 'line-right' }],
    ['position:25%,left', undefined],
    ['position:25%,', undefined],
    ['position:25', undefined],
    ['line:0', { line: 0, snapToLines: true }],
    ['line:-3', { line: -3, snapToLines: true }],
    ['line:1.5', { line: 1.5, snapToLines: true }],
    ['line:80%', { line: 80, snapToLines: false }],
    ['line:80%,end', { line: 80, snapToLines: false, lineAlign: 'end' }],
    ['line:2,center', { line: 2, snapToLines: true, lineAlign: 'center' }],
    ['line:2,middle', undefined],
    ['line:-1%', undefined],
    ['line:101%', undefined],
    ['line:1-', undefined],
    ['line:--1', undefined],
    ['line:1.', undefined],
    ['line:.5', undefined],
    ['line:auto', undefined],
    [':start', undefined],
    ['align:', undefined],
    ['align', undefined],
    ['align :start', undefined],
    ['constructor:start', undefined],
    [
      'vertical:rl\tline:1   size:20% milk:oat align:end',
      { vertical: 'rl', line: 1, snapToLines: true, size: 20, align: 'end' },
    ],
  ])('are read from %s', (text, expected) => expect(settings(text)).toEqual(expected));

  it('after an invalid one are read', () => {
    expect(settings('size:300% align:end size:20%')).toEqual({ align: 'end', size: 20 });
  });
});

describe('WebVTT regions', () => {
  const region = (...lines: string[]) =>
    parseWebVtt(['WEBVTT', '', 'REGION', ...lines, '', ...TEA].join('\n')).regions[0];
  const TOP = ['REGION', 'id:top', ''];

  it.each([
    ['id:top', { id: 'top' }],
    ['width:40%', { width: 40 }],
    ['width:40', { width: 100 }],
    ['lines:5', { lines: 5 }],
    ['lines:0', { lines: 0 }],
    ['lines:5%', { lines: 3 }],
    ['lines:-1', { lines: 3 }],
    ['regionanchor:10%,20%', { regionAnchor: [10, 20] }],
    ['regionanchor:10%', { regionAnchor: [0, 100] }],
    ['regionanchor:10%,20%,30%', { regionAnchor: [0, 100] }],
    ['viewportanchor:10%,20%', { viewportAnchor: [10, 20] }],
    ['viewportanchor:10%,200%', { viewportAnchor: [0, 100] }],
    ['scroll:up', { scroll: 'up' }],
    ['scroll:down', { scroll: '' }],
    ['id:', { id: '' }],
    ['id=top', { id: '' }],
  ])('are read from %s', (line, expected) => expect(region(line)).toMatchObject(expected));

  it('have settings on several lines, of which the last one counts', () => {
    expect(region('id:a lines:2', 'id:b\twidth:10%')).toMatchObject({ id: 'b', lines: 2, width: 10 });
  });

  it('are referred to by cues after them', () => {
    expect(settings('region:top', ...TOP)).toEqual({ region: 'top' });
    expect(settings('region:top align:end', ...TOP)).toEqual({ region: 'top', align: 'end' });
    expect(settings('region:bottom', ...TOP)).toBeUndefined();
    expect(settings('region:top', ...TEA, '', ...TOP)).toBeUndefined();
  });

  it.each(['line:1', 'size:50%', 'vertical:rl'])('do not apply to cues with %s', (text) => {
    expect(settings(`region:top ${text}`, ...TOP)).not.toHaveProperty('region');
  });

  it('in the obsolete form are ignored', () => {
    expect(parseWebVtt(['WEBVTT', 'Region: id=fred width=50%', '', ...TEA].join('\n')).regions).toEqual([]);
  });

  it('begin with a line REGION before all cues', () => {
    expect(parseWebVtt(['WEBVTT', '', 'REGION top', 'id:top', '', ...TEA].join('\n')).regions).toEqual([]);
    expect(parseWebVtt(['WEBVTT', '', ...TEA, '', 'REGION', 'id:top'].join('\n')).regions).toEqual([]);
    expect(parseWebVtt(['WEBVTT', '', 'REGION \t', 'id:top'].join('\n')).regions).toHaveLength(1);
  });
});
