/** Context of the mount that a hook runs for, so that errors name the mount. */
import { createContext, useContext } from 'react';
import type { Place } from '../errors/report';

/** Context of the behavior and element that a hook runs for; the host provides it. */
export const MountContext = /* @__PURE__ */ createContext<Place>({ package: '@enliven/core' });

/** Returns the place of the mount that the hook runs for. */
export const usePlace = (): Place => useContext(MountContext);
