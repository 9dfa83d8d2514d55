/** Saves the page, says what has become of it, and lets people choose when somebody else was faster. */
import { builderCookies } from '@enliven/builder/editor';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { type Saved, saveLayout, type Target } from './save';
import type { Action, EditorState } from './state';

interface SaveBarProps {
  target: Target;
  saved: EditorState['saved'];
  /** The layout as JSON. */
  text: string;
  dispatch(action: Action): void;
}

/** The edited page as a post, for the cookies by which windows know of each other. */
const POST = 12;
/** Milliseconds after which a window says again that it edits; the cookie lives for five minutes. */
const REPEAT = 120_000;

/** Says to other windows that the page is edited here. @returns whether another window says so */
function useOtherWindow(): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const cookies = builderCookies(window, POST);
    const own = `${Date.now()}`;
    setElsewhere(cookies.get('editing', 'fb') !== undefined);
    const say = () => cookies.set('editing', 'fb', own);
    const leave = () => {
      // Another window may have said so since.
      if (cookies.get('editing', 'fb') === own) cookies.remove('editing', 'fb');
    };
    say();
    const timer = setInterval(say, REPEAT);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return isElsewhere;
}

/** Asks before a page with changes that nobody has saved is left. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

export function SaveBar({ target, saved, text, dispatch }: SaveBarProps): ReactElement {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Exclude<Saved, { is: 'saved' }>>();
  const isElsewhere = useOtherWindow();
  const isDirty = text !== saved.text;
  const isBusy = useRef(false);
  useWarning(isDirty);

  const { address, nonce } = target;
  const save = useCallback(
    async (version: number): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSaving(true);
      setProblem(undefined);
      const result = await saveLayout({ address, nonce }, version, text);
      isBusy.current = false;
      setSaving(false);
      if (result.is === 'saved') dispatch({ do: 'noteSaved', version: result.version, text });
      else setProblem(result);
    },
    [address, nonce, text, dispatch],
  );

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void save(saved.version);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save, saved.version]);

  const stale = problem?.is === 'stale' ? problem : undefined;
  const said = isDirty ? 'There are changes that are not saved.' : 'Everything is saved.';
  return (
    <div className="save-bar">
      <button
        type="button"
        className="primary"
        aria-disabled={isSaving || !isDirty}
        aria-keyshortcuts="Control+S"
        title="Save (Control+S)"
        onClick={() => {
          if (isDirty) void save(saved.version);
        }}
      >
        Save
      </button>
      <p role="status" className={problem ? 'problem' : 'hint'}>
        {isSaving ? 'Saving …' : (problem?.message ?? said)}
      </p>
      {stale && (
        <div className="choices">
          <button type="button" onClick={() => void save(stale.version)}>
            Save mine over it
          </button>
          <button
            type="button"
            onClick={() => {
              setProblem(undefined);
              dispatch({ do: 'takeOver', version: stale.version, layout: stale.layout });
            }}
          >
            Show the other
          </button>
        </div>
      )}
      {isElsewhere && <p className="hint">This page is being edited in another window, too.</p>}
    </div>
  );
}
