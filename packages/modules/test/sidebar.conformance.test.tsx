/** Conformance suite for the sidebar. */
import { describeBehavior } from '@enliven/testing';
import { sidebar } from '../src/sidebar';
import { sidebar as markup } from './small-markup';

describeBehavior(sidebar, { html: markup() + markup('<button></button>').replace('id="search-2"', '') });
