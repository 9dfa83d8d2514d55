/** What behaviors use of React, in React's place. */

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
