/** The blog grid keeps to the rules every behavior keeps to. */
import { describeBehavior } from '@enliven/testing';
import { blogGrid } from '../src';
import { blog, gridCss } from './grid-markup';

describeBehavior(blogGrid, { html: blog({ pagination: false }) + gridCss });
