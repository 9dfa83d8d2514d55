/** Descriptor of the portfolio behavior, for the markup of Divi 4 and 5. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { PortfolioConfig } from './portfolio';

/** Portfolios as plain grids. */
export const portfolio: Behavior<PortfolioConfig> = defineModule({
  name: 'portfolio',
  selector: '.et_pb_portfolio_grid_items,.et_pb_portfolio .et_pb_posts:not(.et_pb_portfolio_items)',
  load: () => import('./portfolio'),
});
