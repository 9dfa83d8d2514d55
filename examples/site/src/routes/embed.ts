// Route of an embeddable page with a video player, like those of video sites.

import { Hono } from 'hono';

export const embedRoutes = (): Hono =>
  new Hono().get('/embed/drum', (context) => {
    const begins = context.req.query('autoplay') === '1' ? ' autoplay' : '';
    context.header('Content-Security-Policy', "default-src 'self'; frame-ancestors 'self'");
    return context.html(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The drum, turning</title><link rel="stylesheet" href="/theme.css"></head>
<body class="tw-embed"><video controls loop playsinline${begins} aria-label="The drum, turning"><source type="video/mp4" src="/media/drum.mp4"><source type="video/webm" src="/media/drum.webm"></video></body>
</html>
`);
  });
