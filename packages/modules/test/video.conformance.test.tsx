/** Conformance suite for video covers. */
import { click, describeBehavior } from '@enliven/testing';
import { video } from '../src';
import { file, video as markup, mediaCss } from './media-markup';

describeBehavior(video, {
  html: markup(file) + markup() + mediaCss,
  act: (element) => void click(element.querySelector('.et_pb_video_play') as Element),
});
