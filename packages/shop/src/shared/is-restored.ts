/** Whether the browser has restored or reloaded the page: values in its fields then date from an earlier visit. */
export const isRestored = ({ defaultView }: Document): boolean =>
  (defaultView as Window).performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
