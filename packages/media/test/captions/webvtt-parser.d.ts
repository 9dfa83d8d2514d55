/** Types of the reference parser, limited to the calls of the tests. */
declare module 'webvtt-parser' {
  export class WebVTTParser {
    parse(file: string, mode: 'captions'): { cues: { startTime: number; endTime: number; id: string; text: string }[] };
  }
}
