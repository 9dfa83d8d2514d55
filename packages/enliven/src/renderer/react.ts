/** Exports of React that behaviors use, in place of React. */

export {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks';
export { createContext, useContext } from './library';
export { Fragment } from './node';
