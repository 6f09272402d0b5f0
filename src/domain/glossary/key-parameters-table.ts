/**
 * Category, by the English name in the glossary | keys of its key parameters, the most important first. Two parts that agree in them can
 * replace each other in most circuits.
 */
export const keyParametersTable = `
Chip Resistor - Surface Mount | resistance, package, tolerance, powerRating
Through Hole Resistors | resistance, powerRating, tolerance, package
Resistor Networks, Arrays | resistance, numberOfResistors, package, tolerance
Potentiometers, Variable Resistors | resistance, package, tolerance, rotations
Multilayer Ceramic Capacitors MLCC - SMD/SMT | capacitance, package, ratedVoltage, dielectric, tolerance
Aluminum Electrolytic Capacitors - Leaded | capacitance, package, ratedVoltage
Aluminum Electrolytic Capacitors - SMD | capacitance, package, ratedVoltage
Tantalum Capacitors | capacitance, ratedVoltage, package, tolerance, esr
Safety Capacitors | capacitance, safetyClass, ratedVoltage, leadSpacing
Film Capacitors | capacitance, ratedVoltage, tolerance, leadSpacing
Power Inductors | inductance, package, ratedCurrent, saturationCurrent, dcResistance
Inductors (SMD) | inductance, package, ratedCurrent, tolerance
Ferrite Beads | impedance, package, ratedCurrent, dcResistance
Common Mode Filters | impedance, package, ratedCurrent
Crystals | frequency, package, loadCapacitance, frequencyTolerance
Crystal Oscillators | frequency, package, frequencyStability, supplyVoltage
Switching Diodes | reverseVoltage, package, rectifiedCurrent, reverseRecoveryTime
Schottky Diodes | reverseVoltage, package, rectifiedCurrent, forwardVoltage
Diodes - General Purpose | reverseVoltage, package, rectifiedCurrent
Zener Diodes | zenerVoltage, package, powerDissipation
Bridge Rectifiers | reverseVoltage, package, rectifiedCurrent
Bipolar (BJT) | transistorType, package, collectorEmitterVoltage, collectorCurrent
MOSFETs | transistorType, package, drainSourceVoltage, drainCurrent, onResistance
Digital Transistors | transistorType, package, collectorEmitterVoltage
ESD And Surge Protection (TVS/ESD) | standoffVoltage, package, clampingVoltage, direction
Varistors | varistorVoltage, package, maxAcVoltage
Resettable Fuses | ratedVoltage, package, holdCurrent, tripCurrent
Disposable Fuses | ratedCurrent, package, ratedVoltage, fuseSpeed
Operational Amplifier | numberOfAmplifiers, package, gainBandwidth, supplyVoltage, offsetVoltage
Comparators | numberOfChannels, package, propagationDelay
Analog To Digital Converters (ADC) | resolution, package, samplingRate, interface
Digital To Analog Converters (DAC) | resolution, package, settlingTime, interface
Microcontrollers (MCU/MPU/SOC) | cpuCore, package, clockSpeed, programMemory
EEPROM | memorySize, package, interface
NOR FLASH | memorySize, package, interface, clockSpeed
CAN Transceivers | dataRate, package, supplyVoltage
RS232 ICs | dataRate, package, supplyVoltage
USB Converters | dataRate, package, interface
Logic Gates | logicFunction, package, supplyVoltage
Buffers, Drivers, Receivers, Transceivers | logicFunction, package, supplyVoltage
Real Time Clocks | interface, package, supplyVoltage
Voltage Regulators - Linear, Low Drop Out (LDO) Regulators | outputVoltage, package, outputCurrent, maxInputVoltage, dropoutVoltage
DC-DC Converters | topology, package, inputVoltage, outputCurrent, switchingFrequency
Supervisor And Reset ICs | resetThreshold, package, resetTimeout, activeLevel
Voltage Reference | outputVoltage, package, tolerance
Battery Management | batteryType, package, outputCurrent
Gate Drivers | driveConfiguration, package, sourceCurrent, supplyVoltage
LED Drivers | topology, package, outputCurrent, dimming
DC-DC Power Modules | inputVoltage, outputVoltage, powerRating
LED Indication - Discrete | emissionColour, package, forwardVoltage, luminousIntensity
RGB LEDs | forwardCurrent, package, viewingAngle
Transistor, Photovoltaic Output Optoisolators | isolationVoltage, package, currentTransferRatio
LCD Screen | displaySize, displayResolution, driverChip
NTC Thermistors | resistance, bValue, package, tolerance
Temperature Sensors | accuracy, package, interface, resolution
WiFi Modules | cpuCore, frequency, antenna
RF Modules | frequency, outputPower, sensitivity
Pin Headers | numberOfPins, pitch
Female Headers | numberOfPins, pitch
USB Connectors | connectorType, numberOfPins
Wire To Board Connector | numberOfPins, pitch, ratedCurrent
Screw Terminal Blocks | numberOfPins, pitch, ratedCurrent
FFC, FPC (Flat Flexible) Connector Assemblies | numberOfPins, pitch
Tactile Switches | operatingForce, height
DIP Switches | numberOfPins, pitch
Slide Switches | contactForm, contactRating
Power Relays | coilVoltage, contactRating, contactForm
Signal Relays | coilVoltage, contactForm
`;
