/** The script tag: everything there is, each piece fetched when the page needs it. */
import { catalog } from '../catalog';
import { install } from '../loader';

install(catalog);
