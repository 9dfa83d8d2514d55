/** As much of the reference parser as the tests call. */
declare module 'webvtt-parser' {
  export class WebVTTParser {
    parse(file: string, mode: 'captions'): { cues: { startTime: number; endTime: number; id: string; text: string }[] };
  }
}
