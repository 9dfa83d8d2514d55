// Brings the accordion and the tabs of the page to life, and nothing else.

import { start } from '@enliven/core';
import { accordion } from '@enliven/modules/accordion';
import { tabs } from '@enliven/modules/tabs';

start([accordion, tabs]);
