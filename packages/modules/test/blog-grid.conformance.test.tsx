/** Conformance suite for the blog grid. */
import { describeBehavior } from '@enliven/testing';
import { blogGrid } from '../src';
import { blog, gridCss } from './grid-markup';

describeBehavior(blogGrid, { html: blog({ pagination: false }) + gridCss });
