import type { ExtractProfile } from './profile.ts';

/** Passive parts, protection and discrete semiconductors. First match wins, so the narrower words come first. */
export const partProfiles: readonly ExtractProfile[] = [
  {
    match: /ferrite bead|磁珠|common mode|共模/i,
    numbers: 'Ω@:impedance Ω:dcResistance %:tolerance A:ratedCurrent V:ratedVoltage n#1:numberOfLines',
  },
  { match: /transformer|互感器/i, numbers: 'A:ratedCurrent Hz~:frequencyRange' },
  {
    match: /inductor|电感/i,
    numbers:
      'H:inductance %:tolerance Ω*:dcResistance A#2:ratedCurrent A#1:ratedCurrent A:saturationCurrent Hz:selfResonantFrequency n@:qualityFactor',
    texts: 'shielding inductorType',
  },
  {
    match: /potentiometer.*variable|电位器\/可调/i,
    numbers: 'Ω:resistance %:tolerance W:powerRating ppm/℃:temperatureCoefficient n:rotations',
    texts: 'adjustment',
  },
  {
    match: /digital potentiometer|数字电位器/i,
    numbers: '%:tolerance Ω:resistance V:supplyVoltage ppm/℃:temperatureCoefficient n:numberOfTaps',
    texts: 'interface',
  },
  {
    match: /ntc|thermistor|热敏/i,
    numbers: 'Ω:resistance %#2:tolerance %#1:tolerance %:bTolerance K:bValue W:powerRating A:ratedCurrent',
  },
  {
    match: /varistor|压敏/i,
    numbers:
      'V#4:clampingVoltage V~:varistorVoltage V#4:maxDcVoltage V#3:maxDcVoltage V#2:maxAcVoltage V#3:maxAcVoltage V#4:maxAcVoltage V:varistorVoltage A:peakPulseCurrent J:energy F:junctionCapacitance',
  },
  {
    match: /resistor network|array.*resistor|排阻/i,
    numbers:
      'Ω:resistance %:tolerance W:powerRating V:overloadVoltage ppm/℃:temperatureCoefficient n:numberOfResistors',
  },
  {
    match: /resistor|电阻/i,
    numbers: 'Ω:resistance %:tolerance W:powerRating V:overloadVoltage ppm/℃:temperatureCoefficient',
    texts: 'resistorType',
  },
  {
    match: /safety cap|安规/i,
    numbers: 'F:capacitance %:tolerance V:ratedVoltage m:leadSpacing',
    texts: 'safetyClass dielectric',
  },
  {
    match: /capacitor|电容|mlcc/i,
    numbers: 'F:capacitance %:tolerance V:ratedVoltage Ω*:esr A*:rippleCurrent s*:lifetime m:leadSpacing',
    texts: 'dielectric capacitorType safetyClass',
  },
  {
    match: /resettable|自恢复/i,
    numbers: 'V:ratedVoltage A#3:holdCurrent A#3:faultCurrent A#4:holdCurrent A:tripCurrent Ω:resistance',
  },
  {
    match: /fuse|保险丝/i,
    numbers: 'V:ratedVoltage A#2:breakingCapacity A:ratedCurrent',
    texts: 'fuseSpeed',
  },
  {
    match: /tvs|esd|surge|浪涌|静电/i,
    numbers:
      'A*:peakPulseCurrent W*:peakPulsePower V@:breakdownVoltage V#3:clampingVoltage V#2:clampingVoltage V#3:breakdownVoltage V~:breakdownVoltage V:standoffVoltage F*:junctionCapacitance n#1:numberOfLines',
    texts: 'direction',
  },
  {
    match: /discharge|放电管/i,
    numbers: 'V:sparkOverVoltage A:peakPulseCurrent F:junctionCapacitance Ω:insulationResistance',
  },
  {
    match: /bridge rectifier|整流桥/i,
    numbers:
      'V@:forwardVoltage V:reverseVoltage A#2:forwardSurgeCurrent A:rectifiedCurrent A@:reverseLeakage',
  },
  {
    match: /zener|稳压二极管/i,
    numbers: 'V~:zenerRange V:zenerVoltage W:powerDissipation Ω*:zenerImpedance A*:reverseLeakage',
    texts: 'diodeConfiguration',
  },
  {
    match: /diode|schottky|sbr|rectifier|二极管|肖特基/i,
    numbers:
      'V@:forwardVoltage V:reverseVoltage s:reverseRecoveryTime A#2:forwardSurgeCurrent A:rectifiedCurrent A@:reverseLeakage W:powerDissipation F*:junctionCapacitance',
    texts: 'diodeConfiguration',
  },
  {
    match: /igbt/i,
    numbers: 'V@:saturationVoltage V:collectorEmitterVoltage A:collectorCurrent W:powerDissipation',
  },
  {
    match: /thyristor(?!s?\/|.*(?:mosfet|bjt|darlington|digital))|scr\)|可控硅/i,
    numbers: 'A#2:holdingCurrent A:gateTriggerCurrent V:offStateVoltage W:powerDissipation',
  },
  {
    match: /mosfet|场效应/i,
    numbers:
      'V@:gateThreshold V#2:drainSourceVoltage V#1:drainSourceVoltage V:gateThreshold A:drainCurrent Ω*:onResistance W*:powerDissipation F*:inputCapacitance C*:gateCharge',
    texts: 'transistorType',
  },
  {
    match: /darlington|digital transistor|bipolar|bjt|三极管|达林顿/i,
    numbers:
      'n@:currentGain V@:saturationVoltage V:collectorEmitterVoltage A:collectorCurrent A@:collectorCutOff W:powerDissipation Hz:transitionFrequency',
    texts: 'transistorType',
  },
];
