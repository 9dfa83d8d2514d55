/** The mount that a hook runs for, so that errors name it. */
import { createContext, useContext } from 'react';
import type { Place } from '../errors/report';

/** Which behavior on which element a hook runs for; the host provides it. */
export const MountContext = /* @__PURE__ */ createContext<Place>({ package: '@enliven/core' });

/** The place of the mount this hook runs for. */
export const usePlace = (): Place => useContext(MountContext);
