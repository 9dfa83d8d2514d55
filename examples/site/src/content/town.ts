// Fictional harbor town of the maps, including a drawing of its map.

/** Coordinates of the start of the quay. */
export const quay = { lat: 54.3215, lng: 10.1402 };

/** SVG of the town in pixels at zoom 16, relative to the quay; y increases to the south. */
export const town = `<path fill="#f3ead9" d="M-9000-9000H9000V9000H-9000z"/>
<g fill="#cfdcc0"><path d="M-620-360q120-70 250 0t40 170-210 60-80-230zM330-420l230 40 60 190-200 60-140-130zM-900 260l260-40 60 230-280 90z"/></g>
<path fill="#a9cfd0" d="M9000-120C2500-60 1400-30 900 30S520 150 300 140 40 60-60 110s-60 150-200 210-420 40-900 160-3800 400-7900 300V9000H9000z"/>
<path fill="#f3ead9" d="M60 92l34-10 40 150-34 10zM190 128l34-6 22 130-34 6z"/>
<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><g stroke-width="16"><path d="M-2400 330C-1200 210-700 190-330 120S40 20 320 60 900-60 2400-180M-330 120L-420-200-380-700-520-2200M320 60l30-260 190-420 60-1600"/></g><g stroke-width="9"><path d="M-400-60h370l380-30M-420-200l360 30 420-60M-410-360l330 20 520-90M-395-520l360 30 560-100M-60 30l-30-570M90 25L60-560M210 40l-20-620M-210 95l-60-650M-900 160l-60-700M-700 180l-40-700M-960-300h560M-930-80h520M500 40l10-300M700 10l10-420M540-260l420-40M470-520l460-20"/></g></g>
<g fill="#e2d3ba"><path d="M-190-140h90v60h-90zM-190-310h80v70h-80zM-20-150h70v90h-70zM-10-310h60v80h-60zM110-140h60v80h-60zM110-300h50v80h-50zM240-180h70v60h-70zM-350-140h80v50h-80zM-350-300h70v70h-70zM-850-60h100v70h-100zM-650-250h120v90h-120zM560-200h90v60h-90zM760-200h100v80h-100zM100-480h60v90h-60zM-200-480h90v80h-90z"/></g>
<g font-family="Georgia,serif" font-size="26" fill="#4d6f70" font-style="italic"><text x="330" y="330">Tidewheel Harbour</text><text x="-900" y="700">Long Reach</text></g>
<g font-family="Georgia,serif" font-size="18" fill="#65564a"><text x="-560" y="-240">Signal Park</text><text x="380" y="-290">Cooper’s Green</text><text x="-190" y="-30">Roaster’s Row</text></g>`;
