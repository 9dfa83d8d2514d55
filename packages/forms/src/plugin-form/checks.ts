/** What is fetched when somebody comes near a form: its rules, and what checks fields by them while they are filled in. */
export { reflectDefaults } from './reflections';
export { renew } from './renew';
export { fetchSchema } from './schema';
export { validate } from './validate';
