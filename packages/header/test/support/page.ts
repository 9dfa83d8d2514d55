/** Pages with a header as the theme prints them, with short texts. */
import { html } from '@enliven/testing';

export const MENU = html`<li class="menu-item menu-item-1"><a href="/one/">One</a></li>
  <li class="menu-item menu-item-has-children menu-item-2"><a href="/two/">Two</a>
    <ul class="sub-menu"><li class="menu-item menu-item-3"><a href="/two/a/">Two A</a></li>
      <li class="menu-item menu-item-has-children menu-item-4"><a href="#">Two B</a>
        <ul class="sub-menu"><li class="menu-item menu-item-5"><a href="/two/b/c/">Two B C</a></li></ul></li></ul></li>
  <li class="menu-item menu-item-6"><a href="/three/">Three</a></li>`;

export const TOP = html`<div id="top-header"><div class="container"><div id="et-secondary-menu">
  <ul id="et-secondary-nav" class="menu"><li class="menu-item menu-item-8"><a href="/login/">Login</a></li></ul></div></div></div>`;

export const HEADER = html`<header id="main-header" data-height-onload="66"><div class="container et_menu_container">
  <div class="logo_container"><span class="logo_helper"></span><a href="/"><img id="logo" alt="Home" data-height-percentage="54"></a></div>
  <div id="et-top-navigation" data-height="66" data-fixed-height="40">
    <nav id="top-menu-nav"><ul id="top-menu" class="nav">${MENU}</ul></nav>
    <div id="et_top_search"><span id="et_search_icon"></span></div>
    <div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">Select Page</span>
      <span class="mobile_menu_bar mobile_menu_bar_toggle"></span></div></div></div></div>
  <div class="et_search_outer"><div class="container et_search_form_container">
    <form role="search" method="get" class="et-search-form" action="/"><input type="search" class="et-search-field" name="s" title="Search for:"></form>
    <span class="et_close_search_field"></span></div></div></header>`;

export const page = (before: string, content = '<p>text</p>'.repeat(60)): string =>
  html`<div id="page-container">${before}<div id="et-main-area"><div id="main-content">${content}</div></div></div>`;

export const SIDE = (fullscreen: boolean): string =>
  html`<div class="et_slide_in_menu_container">${fullscreen ? '<span class="mobile_menu_bar et_toggle_fullscreen_menu"></span>' : ''}
    <div class="et_slide_menu_top"><form role="search" class="et-search-form" action="/"><input type="search" name="s" aria-label="Search for"></form></div>
    <div class="et_pb_fullscreen_nav_container"><ul id="mobile_menu_slide" class="et_mobile_menu">${MENU}<li><a href="#here" class="in-page">Here</a></li></ul></div></div>
  <header id="main-header"><div class="container et_menu_container"><div class="logo_container"><a href="/">Home</a></div>
    <div id="et-top-navigation"><span class="mobile_menu_bar et_pb_header_toggle et_toggle_${fullscreen ? 'fullscreen' : 'slide'}_menu"></span></div></div></header>`;

export const MODULE = (style: string, number = 0): string =>
  html`<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_module et_pb_menu et_pb_menu_${number} et_pb_menu--with-logo et_pb_menu--style-${style}" data-bg_color="#fefefe">
    <div class="et_pb_menu_inner_container"><div class="et_pb_menu__logo-wrap"><div class="et_pb_menu__logo"><a href="/"><img alt="Home" id="logo-${number}"></a></div></div>
    <div class="et_pb_menu__wrap"><div class="et_pb_menu__menu"><nav class="et-menu-nav" aria-label="Menu ${number}"><ul class="et-menu nav">${MENU}</ul></nav></div>
      <button type="button" class="et_pb_menu__icon et_pb_menu__search-button"></button>
      <div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div></div>
    <div class="et_pb_menu__search-container et_pb_menu__search-container--disabled"><div class="et_pb_menu__search">
      <form role="search" method="get" class="et_pb_menu__search-form" action="/"><input type="search" class="et_pb_menu__search-input" name="s" title="Search for:"></form>
      <button type="button" class="et_pb_menu__icon et_pb_menu__close-search-button"></button></div></div></div></div></div></div>`;
