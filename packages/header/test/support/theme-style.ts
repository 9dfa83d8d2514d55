/** Style sheet for headers: own rules with the positions and heights that the script expects. */
export const STYLE = `<style>
  body { margin: 0 }
  #top-header { height: 30px; background: #ddd }
  #main-header { height: 80px; background: #eef }
  #main-header.et-fixed-header { height: 54px }
  #wpadminbar { position: fixed; inset: 0 0 auto; height: 32px; z-index: 9 }
  .et-animated-content { transition: margin-top .1s }
  .mobile_menu_bar_toggle, #et_mobile_nav_menu { display: none }
  ul { margin: 0; padding: 0; list-style: none }
  p { margin: 0; height: 40px }
  .et_fixed_nav #main-header, .et_fixed_nav #top-header { position: fixed; top: 0; left: 0; right: 0; z-index: 8 }
  .et_fixed_nav #page-container { padding-top: 110px }
  .et_hide_nav.et_fixed_nav #main-header, .et_hide_nav.et_fixed_nav #top-header { opacity: 0 }
  .et_hide_nav.et_fixed_nav .et-fixed-header#main-header { opacity: 1; transform: translateY(0) !important }
  .et_hide_nav #page-container { padding-top: 0 !important }
  .et_transparent_nav #page-container { padding-top: 0 !important }
  .et_vertical_nav #main-header { position: fixed; left: 0; top: 0; width: 225px; height: 100% }
  @media (max-width: 980px) {
    .et_fixed_nav #main-header, .et_fixed_nav #top-header { position: absolute }
    .mobile_menu_bar_toggle, #et_mobile_nav_menu { display: block }
    #top-menu { display: none }
  }
  </style>`;
