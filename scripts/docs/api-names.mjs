/** TypeDoc plugin that names the entry points of packages by their specifiers, e.g. `@enliven/modules/tabs`. */
import { Converter, ReflectionKind } from 'typedoc';

/** Returns the specifier of an entry point. @param {string} path path of the source below `packages`, e.g. `modules/src/tabs` */
function specifierOf(path) {
  const [folder = '', , ...rest] = path.split('/');
  const name = folder === 'enliven' ? folder : `@enliven/${folder}`;
  return [name, ...rest].join('/').replace('@enliven/core/runtime/', '@enliven/core/');
}

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of project.getReflectionsByKind(ReflectionKind.Module))
      reflection.name = specifierOf(reflection.name);
  });
}
