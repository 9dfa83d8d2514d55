/** Descriptor of the filterable portfolio behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { FilterablePortfolioConfig } from './filterable-portfolio';

/** Filterable portfolios: projects by category and page. */
export const filterablePortfolio: Behavior<FilterablePortfolioConfig> = defineModule({
  name: 'filterable-portfolio',
  selector: '.et_pb_filterable_portfolio',
  press: '.et_pb_portfolio_filter a',
  hides: '.et_pb_portfolio_item',
  builds: true,
  load: () => import('./filterable-portfolio'),
});
