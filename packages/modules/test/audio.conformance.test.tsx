/** Conformance suite for audio modules. */
import { describeBehavior } from '@enliven/testing';
import { audio } from '../src';
import { audio as markup } from './media-markup';

describeBehavior(audio, {
  html: markup() + markup('<audio src="data:audio/mpeg,"></audio>'),
  act: (element) => void element.querySelector('audio')?.dispatchEvent(new Event('error')),
});
