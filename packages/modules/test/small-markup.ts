/** Markup of the small modules for tests, as both builder generations print it. */
import { html } from '@enliven/testing';

export const testimonial = (more = '') => html`
<div class="et_pb_module et_pb_testimonial et_pb_testimonial_0 clearfix  et_pb_bg_layout_light ${more}">
  <div style="background-image:url(data:,)" class="et_pb_testimonial_portrait"></div>
  <div class="et_pb_testimonial_description">
    <div class="et_pb_testimonial_description_inner"><div class="et_pb_testimonial_content"><p>The best cup between two ferries.</p></div></div>
    <span class="et_pb_testimonial_author">Ana</span>
  </div>
</div>`;

const comment = (id: number) => html`
    <li class="comment" id="li-comment-${id}"><article id="comment-${id}" class="comment-body clearfix"><p>Comment ${id}</p>
      <span class="reply-container"><a rel="nofollow" class="comment-reply-link" href="/post/?replytocom=${id}#respond" data-commentid="${id}" data-postid="5" data-belowelement="comment-${id}" data-respondelement="respond" data-replyto="Reply to Guest ${id}" aria-label="Reply to Guest ${id}">Reply</a></span>
    </article></li>`;

export const comments = (attributes = 'data-icon="5"') => html`
<div class="et_pb_module et_pb_comments_0 et_pb_comments_module et_pb_bg_layout_light" ${attributes}>
  <section id="comment-wrap">
    <h1 id="comments" class="page_title">2 Comments</h1>
    <ol class="commentlist clearfix">${comment(7)}${comment(8)}</ol>
    <div id="respond" class="comment-respond"><h2 id="reply-title" class="comment-reply-title"><span>Submit a Comment</span> <small><a rel="nofollow" id="cancel-comment-reply-link" href="/post/#respond" style="display:none;">Cancel reply</a></small></h2>
      <form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
        <p class="comment-form-comment"><label for="comment">Comment <span class="required">*</span></label> <textarea id="comment" name="comment" required="required"></textarea></p>
        <p class="comment-form-author"><label for="author">Name <span class="required">*</span></label> <input id="author" name="author" type="text" value="" /></p>
        <p class="comment-form-url"><label for="url">Website</label> <input id="url" name="url" type="url" value="" placeholder="https://" /></p>
        <p class="comment-form-cookies-consent"><input id="consent" name="consent" type="checkbox" value="yes" /> <label for="consent">Remember me</label></p>
        <p class="form-submit"><input name="submit" type="submit" id="et_pb_submit" class="submit" value="Submit Comment" /> <input type="hidden" name="comment_post_ID" value="5" /> <input type="hidden" name="comment_parent" id="comment_parent" value="0" /></p>
      </form></div>
  </section>
</div>`;

export const login = () => html`
<div class="et_pb_newsletter_form et_pb_login_form"><form action="/wp-login.php" method="post">
  <p class="et_pb_contact_form_field"><label class="et_pb_contact_form_label" for="user_a" style="display: none;">Username</label><input id="user_a" placeholder="Username" class="input" type="text" name="log"></p>
  <p class="et_pb_contact_form_field"><label class="et_pb_contact_form_label" for="pass_a" style="display: none;">Password</label><input id="pass_a" placeholder="Password" class="input" type="password" name="pwd"></p>
  <p><button type="submit" class="et_pb_newsletter_button et_pb_button">Login</button></p>
</form></div>`;

export const search = (more = '') => html`
<div class="et_pb_module et_pb_search et_pb_search_0 ${more}">
  <form role="search" method="get" class="et_pb_searchform" action="/"><div>
    <label class="screen-reader-text" for="s">Search for:</label><input type="text" name="s" placeholder="Search…" class="et_pb_s" /><input type="hidden" name="et_pb_searchform_submit" value="et_search_proccess" /><input type="submit" value="Search" class="et_pb_searchsubmit">
  </div></form>
</div>`;

export const sidebar = (button = '<input type="submit" value="Search" />') => html`
<div class="et_pb_module et_pb_sidebar_0 et_pb_widget_area clearfix et_pb_widget_area_left">
  <div id="search-2" class="et_pb_widget widget_search"><form action="/"><label>Search <input type="search" name="s" /></label>${button}</form></div>
  <div class="et_pb_widget widget_text"><p>Open from seven.</p></div>
</div>`;

export const dividers = (more = '') => html`
<div class="et_pb_section et_pb_section_1 section_has_divider et_pb_bottom_divider et_pb_top_divider ${more}"><div class="et_pb_top_inside_divider et-no-transition"></div><p>Between two waves</p><div class="et_pb_bottom_inside_divider et-no-transition"></div></div>`;

export const header = (more = 'et_pb_fullscreen', place = 'center', content = 'center', image = '') => html`
<div class="et_pb_section et_pb_fullwidth_section"><section class="et_pb_module et_pb_fullwidth_header et_pb_fullwidth_header_0 ${more}">
  <div class="et_pb_fullwidth_header_container ${place}">
    <div class="header-content-container ${content}"><div class="header-content"><h1 class="et_pb_module_header">Hello</h1></div></div>
    ${image && html`<div class="header-image-container ${image}"><div class="header-image"><div style="height: 150px"></div></div></div>`}
  </div>
  <div class="et_pb_fullwidth_header_overlay"></div>
  <div class="et_pb_fullwidth_header_scroll"><a href="#" class="scroll-down-container"><span class="scroll-down et-pb-icon">3</span></a></div>
</section></div>
<div class="et_pb_section et_pb_section_9" id="next"><p>What comes next</p></div>`;

export const clickable = (inner = '<h4>Blurb</h4><p>Words</p>', more = '') => html`
<div class="et_pb_module et_pb_blurb et_pb_blurb_0 et_clickable ${more}">${inner}</div>`;

const column = (type: string) =>
  html`<div class="et_pb_column et_pb_column_${type} et_pb_column_0"><p>${type}</p></div>`;

export const row = (types: string[], more = '') => html`
<div class="et_pb_row et_pb_row_0 ${more}">${types.map(column).join('')}</div>`;
