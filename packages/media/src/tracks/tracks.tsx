/** Captions over the video, and menus for captions and chapters (docs/reference/players.md#captions). */
import { emit } from '@enliven/core';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { activeCues, type Cue, type CueNode, readCueText } from '../captions';
import { choices, type Options } from '../player/options';
import type { PartProps } from '../player/parts';
import { ownText } from '../shared/texts';
import { useMediaValue } from '../shared/use-media-value';
import { Menu } from './menu';
import { type LoadedTrack, type TracksProps, useTracks } from './use-tracks';

const NONE = 'none';

/** Options of captions (docs/reference/players.md#options); version 6.0 renamed the first. */
const CHOICES = {
  startLanguage: '',
  autoplayCaptionLanguage: '',
  toggleCaptionsButtonWhenOnlyOne: false,
  hideCaptionsButtonWhenEmpty: true,
  tracksAriaLive: false,
};

const useChoices = ({ rawOptions }: Options) => useMemo(() => choices(rawOptions, CHOICES), [rawOptions]);

/** Returns the initial track: in the site's language, else the default track. */
function firstChoice(captions: readonly LoadedTrack[], startLanguage: string): string {
  const wanted = captions.find(({ language }) => startLanguage !== '' && language === startLanguage);
  return (wanted ?? captions.find(({ isDefault }) => isDefault))?.key ?? NONE;
}

export default function Tracks(props: TracksProps): ReactNode {
  const tracks = useTracks(props);
  const chosen = useChoices(props.options);
  const captions = tracks.filter(({ kind }) => kind === 'captions');
  const chapters = tracks.find(({ kind }) => kind === 'chapters');
  return (
    <>
      {chapters?.cues && chapters.cues.length > 0 && <Chapters {...props} track={chapters} />}
      {(captions.length > 0 || !chosen.hideCaptionsButtonWhenEmpty) && <Captions {...props} captions={captions} />}
    </>
  );
}

function Chapters({ track, ...props }: PartProps & { track: LoadedTrack }): ReactNode {
  const { id, medium, session, disabled, timeCode } = props;
  const cues = track.cues ?? [];
  const current = useMediaValue(
    medium,
    'timeupdate seeked emptied',
    (m) => cues.filter(({ start }) => start <= m.currentTime).length - 1,
  );
  return (
    <Menu
      name="chapters"
      label={ownText('captions-chapters', 'Chapters')}
      controls={id}
      disabled={disabled}
      items={cues.map(({ start, text: title }, at) => ({
        key: `${at}`,
        label: `${title.trim()} ${timeCode(start)}`,
        checked: at === current,
      }))}
      onChoose={(key) => {
        session.seek(cues[Number(key)]?.start ?? 0);
        session.play();
      }}
    />
  );
}

/** Track for other scripts. */
const captionOf = ({ key, kind, label, language, element, track }: LoadedTrack): Record<string, unknown> => ({
  trackId: key,
  kind: element?.getAttribute('kind') ?? kind,
  label,
  srclang: language,
  src: element?.src ?? '',
  track,
});

function Captions({ captions, ...props }: PartProps & { captions: readonly LoadedTrack[] }): ReactNode {
  const { id, shell, disabled, isVideo } = props;
  const options = useChoices(props.options);
  const [choice, setChoice] = useState<string>();
  const chosen = choice ?? firstChoice(captions, options.startLanguage || options.autoplayCaptionLanguage);
  const track = captions.find(({ key }) => key === chosen);
  const [only] = captions;

  const shown = track?.cues ? track : undefined;
  const dispatched = useRef<string>(undefined);
  useEffect(() => {
    if (dispatched.current === shown?.key) return;
    dispatched.current = shown?.key;
    // Dispatched from the wrapper, so that the container receives it as well.
    emit(shell.wrapper, 'captionschange', { target: shell.wrapper, caption: shown ? captionOf(shown) : null });
  }, [shell, shown]);
  const toggles = captions.length === 1 && options.toggleCaptionsButtonWhenOnlyOne && only;
  return (
    <>
      <Menu
        name="captions"
        className={track ? ' mejs-captions-enabled' : ''}
        label={ownText('captions-subtitles', 'Captions/Subtitles')}
        controls={id}
        disabled={disabled}
        onToggle={toggles ? () => setChoice(track ? NONE : only.key) : undefined}
        items={[
          { key: NONE, label: ownText('none', 'None'), checked: !track },
          ...captions.map(({ key, label, cues }) => ({
            key,
            label: cues ? label : `${label} (${ownText('loading', 'loading')})`,
            checked: key === chosen,
            disabled: !cues,
          })),
        ]}
        onChoose={setChoice}
      />
      {isVideo &&
        track?.cues &&
        createPortal(<CaptionLayer {...props} track={track} live={options.tracksAriaLive} />, shell.layers)}
    </>
  );
}

function CaptionLayer({ medium, track, live }: PartProps & { track: LoadedTrack; live: boolean }): ReactNode {
  const cues = track.cues ?? [];
  // Indexes of the visible cues, joined into one value that changes with them.
  const cueIndexes = useMediaValue(medium, 'timeupdate seeked emptied', (m) =>
    activeCues(cues, m.currentTime)
      .map((cue) => cues.indexOf(cue))
      .join(),
  );
  const active = cueIndexes === '' ? [] : cueIndexes.split(',').flatMap((at) => cues[Number(at)] ?? []);
  return (
    <div
      className="mejs-captions-layer mejs-layer"
      lang={track.language || undefined}
      style={{ width: '100%', height: '100%', pointerEvents: 'none' }}
      aria-live={live ? 'assertive' : 'off'}
    >
      <div
        className="mejs-captions-position mejs-captions-position-hover"
        style={{ display: active.length > 0 ? 'block' : 'none' }}
      >
        <CaptionText cues={active} />
      </div>
    </div>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

function linkAddresses(text: string): ReactNode {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name and never move.
      <a key={at} href={part} target="_blank" rel="noopener noreferrer" style={{ pointerEvents: 'auto' }}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function renderCueNode(node: CueNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{linkAddresses(node)}</Fragment>;
  const children = node.children.map(renderCueNode);
  switch (node.tag) {
    case 'b':
      return <b key={key}>{children}</b>;
    case 'i':
      return <i key={key}>{children}</i>;
    case 'u':
      return <u key={key}>{children}</u>;
    default:
      return <span key={key}>{children}</span>;
  }
}

/** Renders cues in the order of the file. */
export function CaptionText({ cues }: { cues: readonly Cue[] }): ReactNode {
  return cues.map((cue) => (
    <div key={`${cue.start} ${cue.text}`}>
      <span className={`mejs-captions-text${cue.id ? ` ${cue.id}` : ''}`}>
        {readCueText(cue.text).map(renderCueNode)}
      </span>
    </div>
  ));
}
