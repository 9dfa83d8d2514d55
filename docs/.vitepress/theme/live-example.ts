/** Live example of a behavior: a page of its own in a frame, with the built runtime. */
import { withBase } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, ref } from 'vue';

interface Frame extends Window {
  enliven?: { start(): void; stop(): Promise<void> };
}

/** Pixels. */
const HEIGHT = { first: 240, least: 80, most: 640 };
/** Pixels: the theme's layout for desktops. */
const WIDE = 1080;

export const LiveExample = defineComponent({
  props: { name: { type: String, required: true }, title: { type: String, required: true } },
  setup(props) {
    const address = withBase(`/examples/${props.name}.html`);
    const frame = ref<HTMLIFrameElement>();
    const height = ref(HEIGHT.first);
    const isAlive = ref(true);
    const isWide = ref(false);
    let observer: ResizeObserver | undefined;

    function fit(): void {
      observer?.disconnect();
      isAlive.value = true;
      const body = frame.value?.contentDocument?.body;
      if (!body) return;
      observer = new ResizeObserver(() => {
        height.value = Math.min(HEIGHT.most, Math.max(HEIGHT.least, body.scrollHeight));
      });
      observer.observe(body);
    }

    async function toggle(): Promise<void> {
      const runtime = (frame.value?.contentWindow as Frame | null)?.enliven;
      if (isAlive.value) await runtime?.stop();
      else runtime?.start();
      isAlive.value = !isAlive.value;
    }

    onBeforeUnmount(() => observer?.disconnect());

    return () =>
      h('div', { class: 'live-example' }, [
        h('div', { class: 'frame' }, [
          h('iframe', {
            ref: frame,
            src: address,
            title: `Live example: ${props.title}`,
            style: { height: `${height.value}px`, width: isWide.value ? `${WIDE}px` : '100%' },
            onLoad: fit,
          }),
        ]),
        h('p', [
          h('button', { type: 'button', 'aria-pressed': isAlive.value, onClick: toggle }, 'Enliven'),
          h(
            'span',
            { 'aria-hidden': 'true' },
            isAlive.value ? 'on: press to give the page back' : 'off: the page is the server’s again',
          ),
          h(
            'button',
            { type: 'button', 'aria-pressed': isWide.value, onClick: () => (isWide.value = !isWide.value) },
            'Wide window',
          ),
          h('a', { href: address, target: '_blank' }, 'Open the example alone'),
        ]),
      ]);
  },
});
