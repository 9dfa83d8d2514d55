/** Conformance suite for the search module. */
import { describeBehavior } from '@enliven/testing';
import { search } from '../src/search';
import { search as markup } from './small-markup';

describeBehavior(search, { html: markup() + markup('et_pb_search_percentage_custom_margin') });
