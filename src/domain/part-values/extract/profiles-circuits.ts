import type { ExtractProfile } from './profile.ts';

/** Integrated circuits, optoelectronics, connectors, switches. First match wins, so the narrower words come first. */
export const circuitProfiles: readonly ExtractProfile[] = [
  {
    match: /comparator(?!s\/|s? and)|比较器$/i,
    numbers:
      'V~:supplyVoltage V<=0.1:offsetVoltage V:supplyVoltage A<=1e-5:inputBiasCurrent A:supplyCurrent s:propagationDelay',
    texts: 'numberOfChannels outputType',
  },
  {
    match: /operational|op amp|fet input|instrumentation|运放|运算放大|仪表放大/i,
    numbers:
      'V~:supplyVoltage V<=0.1:offsetVoltage A<=1e-5:inputBiasCurrent A:supplyCurrent Hz:gainBandwidth V/s:slewRate dB:commonModeRejection',
    texts: 'numberOfAmplifiers railToRail',
  },
  {
    match: /(?<!rf )amplifier|(?<!射频)放大/i,
    numbers: 'V~:supplyVoltage Hz~:frequencyRange Hz:gainBandwidth A:supplyCurrent dB#2:noiseFigure dB:gain',
    texts: 'numberOfChannels',
  },
  {
    match: /linear.*ldo|low drop|ldo|线性稳压/i,
    numbers:
      'dB*:powerSupplyRejection A:outputCurrent V@:dropoutVoltage V~:outputVoltage V#2:outputVoltage V#1^p:outputVoltage V:maxInputVoltage',
    texts: 'outputType outputPolarity numberOfOutputs',
  },
  {
    match: /voltage reference|电压基准/i,
    numbers:
      '%:tolerance V~^V:outputVoltage V#1:outputVoltage V#2:outputVoltage V~:inputVoltage A:outputCurrent ppm/℃:temperatureCoefficient',
    texts: 'outputType',
  },
  {
    match: /supervisor|监控与复位/i,
    numbers: 's:resetTimeout V~:supplyVoltage V:resetThreshold n#1:numberOfChannels',
    texts: 'activeLevel outputType',
  },
  {
    match: /distribution switch|功率电子开关/i,
    numbers: 'V:inputVoltage Ω:onResistance A:outputCurrent n#1:numberOfChannels',
    texts: 'activeLevel',
  },
  { match: /ac-dc/i, numbers: 'V~:inputVoltage Hz:switchingFrequency W:outputPower', texts: 'topology' },
  {
    match: /dc-dc/i,
    numbers:
      'V~#1:inputVoltage V~#2^V:outputVoltage V~:inputVoltage V:outputVoltage A:outputCurrent Hz*:switchingFrequency',
    texts: 'topology outputType switchTube synchronousRectification',
  },
  {
    match: /battery management|电池管理/i,
    numbers: 'V:inputVoltage A:outputCurrent n:numberOfCells',
    texts: 'batteryType',
  },
  {
    match: /led driver|led驱动|照明驱动/i,
    numbers: 'V~:inputVoltage V:outputVoltage Hz:switchingFrequency A:outputCurrent n#1:numberOfOutputs',
    texts: 'topology dimming',
  },
  { match: /lcd driver|digital tube/i, numbers: 'A:supplyCurrent V:supplyVoltage', texts: 'interface' },
  {
    match: /gate driver|栅极驱动/i,
    numbers: 'A#2:sinkCurrent A:sourceCurrent V:supplyVoltage s#2:riseTime s:fallTime n#1:numberOfChannels',
    texts: 'driveConfiguration',
  },
  {
    match: /analog to digital|adc|模数/i,
    numbers: 'bit:resolution V:supplyVoltage Hz:samplingRate SPS:samplingRate n#1:numberOfChannels',
    reads: { positions: 'bit' },
    texts: 'interface',
  },
  {
    match: /digital to analog|dac|数模/i,
    numbers: 's:settlingTime LSB:integralNonlinearity V:supplyVoltage bit:resolution n#1:numberOfChannels',
    reads: { positions: 'bit' },
    texts: 'interface outputType',
  },
  {
    match: /microcontroller|mcu|signal processor|dsp|微控制|处理器/i,
    numbers: 'B^V:programMemory V:supplyVoltage B:dataMemory Hz:clockSpeed n:gpioCount',
    texts: 'cpuCore programMemoryType',
  },
  {
    match: /eeprom|flash|sram|sdram|memory|rom\)|emmc|存储/i,
    numbers: 'bit:memorySize B:memorySize V:supplyVoltage Hz:clockSpeed s:accessTime',
    texts: 'interface memoryType',
  },
  {
    match: /real time clock|clock|时钟/i,
    numbers: 'V:supplyVoltage Hz:clockSpeed A:supplyCurrent',
    texts: 'interface',
  },
  {
    match: /oscillator|有源晶振/i,
    numbers: 'Hz:frequency V:supplyVoltage ppm#2:frequencyTolerance ppm:frequencyStability',
    texts: 'oscillatorType',
  },
  {
    match: /crystal|晶振|谐振/i,
    numbers:
      'Hz:frequency F:loadCapacitance ppm#2:frequencyTolerance ppm#1:frequencyTolerance ppm:frequencyStability Ω:esr',
    texts: 'oscillatorType',
  },
  { match: /expander/i, numbers: 'Hz:clockSpeed V:supplyVoltage n:gpioCount', texts: 'interface' },
  {
    match: /rf switch|射频开关/i,
    numbers: 'Hz~:frequencyRange dB#2:isolation dB:insertionLoss V:supplyVoltage',
  },
  { match: /rf mixer|射频混频/i, numbers: 'Hz~:frequencyRange dB#2:gain dB:noiseFigure V:supplyVoltage' },
  { match: /rf amplifier|射频放大/i, numbers: 'Hz~:frequencyRange dB#2:noiseFigure dB:gain V:supplyVoltage' },
  { match: /attenuator|衰减/i, numbers: 'Hz~:frequencyRange dB:attenuation' },
  {
    match: /\brf\b|射频|wireless|wifi|bluetooth|lora|无线|蓝牙/i,
    numbers:
      'Hz~:frequencyRange Hz:frequency dB:insertionLoss dBm<=0:sensitivity dBm:outputPower V:supplyVoltage bps:dataRate',
    texts: 'antenna interface cpuCore',
  },
  {
    match: /opto|光耦|isolator|隔离/i,
    numbers:
      'V>=1000:isolationVoltage V@:saturationVoltage V~:supplyVoltage V/s:commonModeImmunity s:propagationDelay V>=20:collectorEmitterVoltage V<=2.5:forwardVoltage A:forwardCurrent %:currentTransferRatio n#1:numberOfChannels',
    texts: 'outputType',
  },
  {
    // A lone count is how many gates there are; of other logic it may as well be bits, elements or stages.
    match: /logic gates|inverter|逻辑门|反相/i,
    numbers:
      's*:propagationDelay V:supplyVoltage A<=1e-4:quiescentCurrent A#2:sinkCurrent A:sourceCurrent n#1:numberOfChannels',
    texts: 'logicFunction',
  },
  {
    match: /logic|buffer|translator|counter|shift register|逻辑|缓冲|移位|电平转换|计数器/i,
    numbers: 's*:propagationDelay V:supplyVoltage A<=1e-4:quiescentCurrent A#2:sinkCurrent A:sourceCurrent',
    texts: 'logicFunction',
  },
  {
    match: /transceiver|rs-?485|rs-?232|can |lin |ethernet|usb conv|收发器/i,
    numbers: 'bps:dataRate V:supplyVoltage A:supplyCurrent n#1:numberOfChannels',
    texts: 'function protocol interface',
  },
  {
    match: /switch.*multiplexer|analog switch|模拟开关/i,
    numbers: 'Ω:onResistance V:supplyVoltage n#1:numberOfChannels',
  },
  {
    match: /led|rgb|红外|发光/i,
    numbers:
      'A:forwardCurrent m<=2e-6:wavelength V:forwardVoltage cd*:luminousIntensity lm:luminousFlux °:viewingAngle K:colourTemperature W:powerDissipation',
    texts: 'emissionColour lensColour',
  },
  {
    match: /terminal block|接线端子/i,
    numbers: 'm:pitch A:ratedCurrent V:ratedVoltage pins:numberOfPins',
    texts: 'mountingType colour contactMaterial contactPlating',
  },
  {
    match: /header|connector|usb|连接器|排针|排母/i,
    numbers: 'pins:numberOfPins m:pitch A:ratedCurrent V:ratedVoltage',
    texts: 'gender mountingType numberOfRows contactPlating contactMaterial connectorType colour',
  },
  { match: /relay|继电器/i, numbers: 'A:contactRating V:coilVoltage', texts: 'contactForm' },
  {
    match: /switch|开关|按键/i,
    numbers: 'A:contactRating V:ratedVoltage N:operatingForce times:operatingLife Ω:insulationResistance',
    texts: 'contactForm mountingType buttonShape colour',
  },
  { match: /pressure|压力/i, numbers: 'Pa:pressureRange V:supplyVoltage' },
  {
    match: /temperature sensor|温度传感/i,
    numbers: '℃~:operatingTemperature ℃:accuracy V:supplyVoltage bit:resolution',
    texts: 'interface',
  },
  {
    match: /sensor|accelerometer|传感/i,
    numbers: 'V:supplyVoltage bit:resolution n#1:numberOfChannels',
    texts: 'interface',
  },
  {
    match: /power|电源/i,
    numbers: 'V~:inputVoltage V:outputVoltage A:outputCurrent W:outputPower Hz:switchingFrequency',
    texts: 'outputType',
  },
];
