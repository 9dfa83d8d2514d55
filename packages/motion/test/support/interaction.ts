/** An interaction as the server prints it. */
export const interaction = (trigger: string, effect: string, more: object = {}): Record<string, unknown> => ({
  id: 'i1',
  triggerClass: 'et-interaction-trigger-button',
  trigger,
  effect,
  target: { targetClass: 'et-interaction-target-panel', label: 'Panel', targetType: 'module' },
  timeDelay: '0ms',
  enabled: true,
  ...more,
});
