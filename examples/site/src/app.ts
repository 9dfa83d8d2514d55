// Server application of the example site, which combines all routes.

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { openStore, type Store } from './database';
import { adminAjaxRoutes } from './routes/admin-ajax';
import { assetRoutes } from './routes/assets';
import { builderContactRoutes } from './routes/builder-contact';
import { captchaRoutes } from './routes/captcha';
import { cdnRoutes, cdnFolder as defaultCdnFolder } from './routes/cdn';
import { contactFormRoutes } from './routes/contact-form';
import { docsRoutes } from './routes/docs';
import { embedRoutes } from './routes/embed';
import { landingRoutes } from './routes/landing';
import { pageEditorRoutes } from './routes/page-editor';
import { pageRoutes } from './routes/pages';
import { pictureRoutes } from './routes/pictures';
import { scriptRoutes } from './routes/scripts';
import { shopRoutes } from './routes/shop';
import { splitTestRoutes } from './routes/split-test-results';
import { submissionRoutes } from './routes/submissions';
import { tileRoutes } from './routes/tiles';

export interface AppOptions {
  /** Store of submissions. @default a new store in memory */
  store?: Store;
  /** Folder with the built runtime. @default packages/enliven/cdn */
  cdnFolder?: string;
}

const maximumBody = 512 * 1024;

export const createApp = ({ store = openStore(), cdnFolder = defaultCdnFolder }: AppOptions = {}): Hono => {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('*', compress());
  app.post('*', bodyLimit({ maxSize: maximumBody }));

  app.route('/', cdnRoutes(cdnFolder));
  app.route('/', assetRoutes());
  app.route('/', scriptRoutes());
  app.route('/', pictureRoutes());
  app.route('/', tileRoutes());
  app.route('/', embedRoutes());
  app.route('/', contactFormRoutes(store));
  app.route('/', builderContactRoutes(store));
  app.route('/', captchaRoutes());
  app.route('/', adminAjaxRoutes(store));
  app.route('/', submissionRoutes(store));
  app.route('/', pageEditorRoutes(store));
  app.route('/', shopRoutes(store));
  app.route('/', splitTestRoutes(store));
  app.route('/', docsRoutes());
  app.route('/', landingRoutes(store));
  app.route('/', pageRoutes());
  return app;
};
