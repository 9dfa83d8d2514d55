/** Entry point for Node in place of the page scripts: explains their use. */

console.warn(
  `[enliven] The files in "enliven/cdn" are for pages, e.g. <script type="module" src="/enliven/enliven.js"></script>, and Node has no page, so nothing was started. In code for a bundler, import { catalog, install } from "enliven". To copy the files, look beside "enliven/package.json".`,
);
