/** Conformance suite for section dividers. */
import { describeBehavior } from '@enliven/testing';
import { dividers } from '../src/dividers';
import { dividers as markup } from './small-markup';

describeBehavior(dividers, { html: markup() + markup() });
