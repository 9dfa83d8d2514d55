// Markup of comments with their form, testimonials, a search and a login form.

import { type Print, rootClass } from './print';

export interface Comment {
  id: number;
  name: string;
  when: string;
  words: string;
  answers?: Comment[];
}

const comment = ({ id, name, when, words, answers = [] }: Comment, depth = 1): string =>
  `<li class="comment depth-${depth}" id="li-comment-${id}"><article id="comment-${id}" class="comment-body clearfix">
<div class="comment_postinfo"><span class="fn">${name}</span> <span class="comment_date">${when}</span></div>
<div class="comment_area"><div class="comment-content clearfix"><p>${words}</p><span class="reply-container"><a rel="nofollow" class="comment-reply-link" href="?replytocom=${id}#respond" data-commentid="${id}" data-postid="12" data-belowelement="comment-${id}" data-respondelement="respond" data-replyto="Answer ${name}" aria-label="Answer ${name}">Answer</a></span></div></div>
</article>${answers.length > 0 ? `<ul class="children">${answers.map((answer) => comment(answer, depth + 1)).join('')}</ul>` : ''}</li>`;

const field = (name: string, label: string, control: string, required = true): string =>
  `<p class="comment-form-${name}"><label for="${name}">${label}${required ? ' <span class="required">*</span>' : ''}</label> ${control}</p>`;

const form = `<form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
${field('comment', 'Comment', '<textarea id="comment" name="comment" cols="45" rows="6" maxlength="65525" required></textarea>')}
${field('author', 'Name', '<input id="author" name="author" type="text" value="" size="30" autocomplete="name" required>')}
${field('email', 'Email', '<input id="email" name="email" type="email" value="" size="30" autocomplete="email" required>')}
${field('url', 'Website', '<input id="url" name="url" type="url" value="" size="30" autocomplete="url">', false)}
<p class="form-submit"><input name="submit" type="submit" id="et_pb_submit" class="submit" value="Send the comment"> <input type="hidden" name="comment_post_ID" value="12"> <input type="hidden" name="comment_parent" id="comment_parent" value="0"></p>
</form>`;

const countAll = (all: Comment[]): number => all.reduce((sum, { answers = [] }) => sum + 1 + countAll(answers), 0);

export const comments = (print: Print, all: Comment[]): string =>
  `<div class="${rootClass(print, 'comments_module', ['et_pb_bg_layout_light'])}" data-icon="&#x35;"><section id="comment-wrap">
<h2 id="comments" class="page_title">${countAll(all)} comments</h2>
<ol class="commentlist clearfix">${all.map((one) => comment(one)).join('')}</ol>
<div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title"><span>Say something</span> <small><a rel="nofollow" id="cancel-comment-reply-link" href="#respond">Never mind</a></small></h3>
${form}</div>
</section></div>`;

export const testimonial = (print: Print, words: string, author: string, company: string): string =>
  `<div class="${rootClass(print, 'testimonial', ['clearfix', 'et_pb_bg_layout_light'])}"><div class="et_pb_testimonial_portrait tw-portrait"></div>
<div class="et_pb_testimonial_description"><div class="et_pb_testimonial_description_inner"><div class="et_pb_testimonial_content"><p>${words}</p></div></div><span class="et_pb_testimonial_author">${author}</span><p class="et_pb_testimonial_meta"><span class="et_pb_testimonial_company">${company}</span></p></div></div>`;

export const search = (print: Print): string =>
  `<div class="${rootClass(print, 'search', ['et_pb_bg_layout_light'])}"><form role="search" method="get" class="et_pb_searchform" action="/"><div>
<label class="screen-reader-text" for="s">Search for:</label><input type="text" name="s" placeholder="Search the journal…" class="et_pb_s"><input type="hidden" name="et_pb_searchform_submit" value="et_search_proccess"><input type="submit" value="Search" class="et_pb_searchsubmit">
</div></form></div>`;

const loginField = (name: string, label: string, type: string): string =>
  `<p class="et_pb_contact_form_field"><label class="et_pb_contact_form_label" for="${name}_a1">${label}</label><input id="${name}_a1" placeholder="${label}" class="input" type="${type}" name="${name}" autocomplete="${type === 'password' ? 'current-password' : 'username'}"></p>`;

export const login = (print: Print): string =>
  `<div class="${rootClass(print, 'login', ['et_pb_newsletter', 'clearfix', 'et_pb_bg_layout_light'])}"><div class="et_pb_newsletter_form et_pb_login_form"><form action="/wp-login.php" method="post">
${loginField('log', 'Username', 'text')}${loginField('pwd', 'Password', 'password')}
<p><button type="submit" name="et_builder_submit_button" class="et_pb_newsletter_button et_pb_button">Log in</button></p>
</form></div></div>`;
