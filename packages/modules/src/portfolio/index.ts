/** Where portfolio grids are found, as both generations print them. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { PortfolioConfig } from './portfolio';

/** The portfolio as a plain grid. */
export const portfolio: Behavior<PortfolioConfig> = defineModule({
  name: 'portfolio',
  selector: '.et_pb_portfolio_grid_items,.et_pb_portfolio .et_pb_posts:not(.et_pb_portfolio_items)',
  load: () => import('./portfolio'),
});
