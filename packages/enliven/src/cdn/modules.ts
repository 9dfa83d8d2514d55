/** The script tag for one package: content modules alone. */
import { behaviors } from '@enliven/modules';
import { install } from '../loader';

install(behaviors);
