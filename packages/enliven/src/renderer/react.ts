/** What behaviors use of React, in React's place. */
export {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks';
export { Fragment } from './piece';
