// Starts only the accordion and tabs behaviors.

import { start } from '@enliven/core';
import { accordion } from '@enliven/modules/accordion';
import { tabs } from '@enliven/modules/tabs';

start([accordion, tabs]);
