/** A number, then its unit: `4.7 kΩ`, `±1%`, `-40~85℃`. What holds digits after the unit is left as it is. */
const measured = /^([±<>≤≥~+\-−\d][±<>≤≥~+\-−\d.,\s/]*?)\s*([^\d\s][^\d]*)$/;

/** Micro is typed as u where the keyboard has no µ. */
const typedMicro = /^u(?=[FHAVWsm])/;

/** A value as it was stated, its unit smaller and muted; a dash where nothing is stated. */
export function ValueText({ text }: { text: string | undefined }) {
  if (!text) return <span data-none>–</span>;
  const [, number, unit] = measured.exec(text) ?? [];
  if (!number || !unit) return text;
  return (
    <>
      {number}
      <span data-unit>{unit.replace(typedMicro, 'µ')}</span>
    </>
  );
}
