/** Section dividers keeps to the rules every behavior keeps to. */
import { describeBehavior } from '@enliven/testing';
import { dividers } from '../src/dividers';
import { dividers as markup } from './small-markup';

describeBehavior(dividers, { html: markup() + markup() });
