/** What behaviors use of React, in React's place. */
export { createContext, useContext } from './context';
export { Fragment } from './element';
export {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks';
