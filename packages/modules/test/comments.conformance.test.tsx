/** Conformance suite for the comments area. */
import { click, describeBehavior } from '@enliven/testing';
import { comments } from '../src/comments';
import { comments as markup } from './small-markup';

describeBehavior(comments, {
  html: markup(),
  act: (element) => void click(element.querySelector('a.comment-reply-link') as Element),
});
