/** Conformance suite for the fullscreen header. */
import { describeBehavior } from '@enliven/testing';
import { fullscreen } from '../src/fullscreen';
import { header } from './small-markup';

describeBehavior(fullscreen, { html: header('et_pb_fullscreen', 'center', 'center', 'bottom') });
