/** key | Chinese noun | English noun | parameters in the name | use in Chinese | use in English */
export const leafTexts = `
chipResistor | 贴片电阻 | chip resistor | resistance tolerance powerRating | 用于上下拉、分压、限流与反馈网络。回流焊安装，卷带包装，适合高速贴片。 | For pull-ups, dividers, current limiting and feedback networks. Reflow soldering, on tape for fast placement.
leadedResistor | 直插电阻 | leaded resistor | resistance tolerance powerRating | 用于电源、放电回路和手工样机。引线可弯折成型，波峰焊安装。 | For power supplies, bleeders and hand-built prototypes. Leads bend to any pitch; wave soldering.
resistorArray | 排阻 | resistor array | resistance tolerance numberOfResistors | 总线终端与多路上拉时节省面积，四只电阻阻值一致。 | Saves area in bus termination and rows of pull-ups; the four elements match.
potentiometer | 电位器 | trimmer potentiometer | resistance tolerance rotations | 用于出厂校准与现场调节，多圈型便于精细设定。 | For calibration in the factory and adjustment in the field; the multi-turn types set finely.
mlcc | 贴片陶瓷电容 | ceramic capacitor | capacitance ratedVoltage dielectric | 用于电源去耦、滤波和谐振。选型时请为直流偏压下的容值下降留出余量。 | For decoupling, filtering and resonance. Allow for the loss of capacitance under DC bias when choosing.
electrolytic | 铝电解电容 | aluminium electrolytic capacitor | capacitance ratedVoltage | 用于电源输入输出的储能与滤波。寿命随温度每降低 10℃ 约延长一倍。 | Bulk storage and filtering at supply inputs and outputs. Life about doubles for every 10 °C less.
smdElectrolytic | 贴片铝电解电容 | SMD electrolytic capacitor | capacitance ratedVoltage | 用于空间受限的电源滤波，回流焊最高 250℃。 | Supply filtering where height matters; reflow up to 250 °C.
tantalum | 钽电容 | tantalum capacitor | capacitance ratedVoltage | 体积小、容值稳定，用于电源后级滤波。建议降额至额定电压的一半使用。 | Small and stable, for filtering behind the regulator. Use at half the rated voltage.
safetyCapacitor | 安规电容 | safety capacitor | capacitance safetyClass ratedVoltage | 跨接于电源线之间或线地之间，抑制电磁干扰，通过安规认证。 | Across the line or from line to earth to suppress interference; certified for safety.
filmCapacitor | 薄膜电容 | film capacitor | capacitance ratedVoltage tolerance | 用于吸收、谐振与音频耦合，损耗低，具有自愈特性。 | For snubbers, resonance and audio coupling; low loss, self-healing.
powerInductor | 功率电感 | power inductor | inductance ratedCurrent saturationCurrent | 用于降压、升压转换器的储能。饱和电流应大于峰值电感电流。 | Energy storage of buck and boost converters. The saturation current must exceed the peak inductor current.
chipInductor | 贴片电感 | chip inductor | inductance tolerance ratedCurrent | 用于射频匹配、滤波与隔离，自谐振频率高。 | For matching, filtering and isolation at radio frequency; high self-resonance.
bead | 磁珠 | ferrite bead | impedance ratedCurrent dcResistance | 串联在电源或信号线上吸收高频噪声。 | In series with supply or signal lines to absorb high-frequency noise.
commonMode | 共模滤波器 | common-mode choke | impedance ratedCurrent | 抑制 USB、CAN 等差分线上的共模噪声，差模信号几乎不受影响。 | Takes common-mode noise off USB, CAN and other pairs and leaves the signal alone.
crystal | 无源晶振 | crystal | frequency frequencyTolerance loadCapacitance | 为单片机、无线芯片提供时钟基准，匹配电容按负载电容计算。 | Clock reference for controllers and radios; load capacitors follow from the load capacitance.
oscillator | 有源晶振 | crystal oscillator | frequency frequencyStability supplyVoltage | 上电即输出时钟，用于 FPGA、以太网与音频时钟。 | A clock as soon as power is on, for FPGA, Ethernet and audio.
switchingDiode | 开关二极管 | switching diode | reverseVoltage rectifiedCurrent reverseRecoveryTime | 用于高速开关、钳位与逻辑电路。 | For fast switching, clamping and logic.
schottky | 肖特基二极管 | Schottky diode | reverseVoltage rectifiedCurrent forwardVoltage | 压降低、开关快，用于开关电源续流与防反接。 | Low drop and fast, for freewheeling and reverse polarity protection.
rectifier | 整流二极管 | rectifier diode | reverseVoltage rectifiedCurrent | 用于工频整流与反接保护。 | For mains rectification and polarity protection.
zener | 稳压二极管 | Zener diode | zenerVoltage powerDissipation | 用于稳压、电平钳位和过压检测。 | For regulation, clamping and overvoltage detection.
bridge | 整流桥 | bridge rectifier | reverseVoltage rectifiedCurrent | 用于适配器和家电的全波整流。 | Full-wave rectification in adapters and appliances.
bipolar | 三极管 | bipolar transistor | transistorType collectorEmitterVoltage collectorCurrent | 用于小信号放大和负载开关。 | For small-signal amplification and load switching.
mosfet | 场效应管 | MOSFET | transistorType drainSourceVoltage drainCurrent onResistance | 用于负载开关、同步整流和电机驱动。 | For load switches, synchronous rectification and motor drives.
digitalTransistor | 数字三极管 | digital transistor | transistorType collectorEmitterVoltage | 内置偏置电阻，由逻辑电平直接驱动继电器、指示灯。 | With bias resistors inside: logic drives relays and lamps directly.
tvs | 瞬态抑制二极管 | TVS diode | standoffVoltage clampingVoltage direction | 保护接口与电源免受静电和浪涌损坏。 | Protects interfaces and supplies from discharge and surge.
varistor | 压敏电阻 | varistor | varistorVoltage maxAcVoltage | 并联在交流输入端吸收雷击浪涌。 | Across the mains input to absorb surges.
resettableFuse | 自恢复保险丝 | resettable fuse | ratedVoltage holdCurrent tripCurrent | 过流时阻值升高，故障排除后自行恢复，用于 USB 和电池端口。 | Goes high-ohmic on overcurrent and recovers by itself, for USB and battery ports.
fuse | 一次性保险丝 | fuse | ratedCurrent ratedVoltage fuseSpeed | 为电源输入提供过流保护。 | Overcurrent protection of supply inputs.
opAmp | 运算放大器 | operational amplifier | numberOfAmplifiers gainBandwidth offsetVoltage | 用于传感器信号调理、滤波与缓冲。 | For sensor conditioning, filters and buffers.
comparator | 比较器 | comparator | numberOfChannels propagationDelay | 用于过流检测、过零检测和窗口比较。 | For overcurrent and zero-crossing detection and window comparison.
adc | 模数转换器 | analogue-to-digital converter | resolution samplingRate interface | 用于数据采集、称重与工业测量。 | For data acquisition, weighing and industrial measurement.
dac | 数模转换器 | digital-to-analogue converter | resolution settlingTime interface | 用于波形输出、偏置设定与闭环控制。 | For waveforms, bias settings and control loops.
mcu | 微控制器 | microcontroller | cpuCore clockSpeed programMemory | 用于控制、人机界面和物联网终端，提供完整的开发工具链。 | For control, user interfaces and connected devices, with a full tool chain.
eeprom | EEPROM存储器 | EEPROM | memorySize interface | 保存配置与校准数据，擦写寿命一百万次。 | Keeps configuration and calibration data; one million write cycles.
norFlash | NOR闪存 | NOR flash | memorySize interface clockSpeed | 存放程序与固件，支持四线 SPI 和片上执行。 | Holds programs and firmware; quad SPI and execution in place.
can | CAN收发器 | CAN transceiver | dataRate supplyVoltage | 用于汽车与工业总线的物理层。 | Physical layer of automotive and industrial buses.
rs232 | RS232收发器 | RS-232 transceiver | dataRate supplyVoltage | 用于串口调试与工业设备通信，内置电荷泵。 | For service ports and industrial equipment; charge pump inside.
usbConverter | USB转换芯片 | USB bridge | dataRate interface | 把 USB 转为串口，免外部晶振。 | Turns USB into a serial port without an external crystal.
gate | 逻辑门 | logic gate | logicFunction supplyVoltage | 用于胶合逻辑与信号整形。 | For glue logic and signal shaping.
buffer | 缓冲器 | buffer | logicFunction supplyVoltage | 用于总线驱动、扩展输出与电平匹配。 | For bus driving, more outputs and level matching.
realTimeClock | 实时时钟 | real-time clock | interface supplyVoltage | 掉电后由电池供电继续走时。 | Keeps time on a battery when the supply is gone.
ldo | 线性稳压器 | LDO regulator | outputVoltage outputCurrent maxInputVoltage | 为单片机与模拟电路提供低噪声电源，外围只需两只电容。 | A quiet supply for controllers and analogue circuits with just two capacitors.
dcdc | DC-DC转换器 | DC-DC converter | topology inputVoltage outputCurrent | 高效率电源转换，用于工业、车载与消费类产品。 | Efficient conversion for industrial, automotive and consumer products.
supervisor | 监控复位芯片 | reset supervisor | resetThreshold resetTimeout activeLevel | 监视电源电压，欠压时复位处理器。 | Watches the supply and resets the processor when it sags.
reference | 电压基准 | voltage reference | outputVoltage tolerance | 为转换器和稳压环路提供基准电压。 | The reference of converters and regulation loops.
charger | 电池管理芯片 | battery charger | batteryType outputCurrent | 为单节锂电池恒流恒压充电，带温度与状态指示。 | Charges one lithium cell with constant current and voltage, with temperature and status.
gateDriver | 栅极驱动器 | gate driver | driveConfiguration sourceCurrent supplyVoltage | 驱动半桥与功率管，带死区与欠压保护。 | Drives half bridges and power switches, with dead time and undervoltage lockout.
ledDriver | LED驱动器 | LED driver | topology outputCurrent dimming | 恒流驱动照明与背光灯串。 | Constant current for lighting and backlight strings.
powerModule | 电源模块 | DC-DC module | inputVoltage outputVoltage powerRating | 隔离供电，免外围元件，用于工业接口。 | An isolated supply without outside parts, for industrial interfaces.
led | 发光二极管 | LED | emissionColour forwardVoltage luminousIntensity | 用于状态指示、背光与按键照明。 | For indication, backlights and keys.
rgbLed | RGB灯珠 | RGB LED | forwardCurrent viewingAngle | 用于氛围灯、灯带与状态显示。 | For mood lights, strips and status displays.
optocoupler | 光耦 | optocoupler | isolationVoltage currentTransferRatio | 用于开关电源反馈与信号隔离。 | For feedback of power supplies and isolation of signals.
lcd | 液晶显示屏 | LCD | displaySize displayResolution driverChip | 用于仪表、家电与手持终端。 | For instruments, appliances and handhelds.
ntc | NTC热敏电阻 | NTC thermistor | resistance tolerance bValue | 用于测温、温度补偿与充电保护。 | For temperature measurement, compensation and charge protection.
temperatureSensor | 温度传感器 | temperature sensor | accuracy interface resolution | 用于主板、冷链与环境监测，数字输出免校准。 | For boards, cold chains and ambient monitoring; digital and calibrated.
wifi | WiFi模块 | Wi-Fi module | cpuCore frequency antenna | 内置协议栈与天线，可直接作为主控使用。 | Protocol stack and antenna inside; can be the host itself.
radio | 射频模块 | radio module | frequency outputPower sensitivity | 用于远距离抄表、遥控与传感网络。 | For metering, remote control and sensor networks over distance.
pinHeader | 排针 | pin header | numberOfPins pitch | 用于板间连接、跳线和调试接口。 | For board connections, jumpers and debug ports.
femaleHeader | 排母 | female header | numberOfPins pitch | 与排针配合，用于可插拔的子板。 | Mates with pin headers for pluggable boards.
usb | USB连接器 | USB connector | connectorType numberOfPins | 用于供电与数据接口，外壳接地焊脚加固。 | For power and data; the shell tabs hold it to the board.
wireToBoard | 线对板连接器 | wire-to-board connector | numberOfPins pitch ratedCurrent | 带锁扣，用于电池、风扇与面板连线。 | With a latch, for batteries, fans and panels.
terminal | 接线端子 | terminal block | numberOfPins pitch ratedCurrent | 用螺钉压接导线，用于电源与执行器接线。 | Screws clamp the wires of supplies and actuators.
flatCable | FFC/FPC连接器 | FFC/FPC connector | numberOfPins pitch | 连接显示屏与摄像头排线，翻盖锁紧。 | For display and camera ribbons, with a flip lock.
tactile | 轻触开关 | tactile switch | operatingForce height | 用于按键面板与复位键，手感清晰。 | For keypads and reset buttons, with a clear click.
dipSwitch | 拨码开关 | DIP switch | numberOfPins pitch | 用于地址设定与功能选择。 | For addresses and options.
slideSwitch | 拨动开关 | slide switch | contactForm contactRating | 用于电源开关与模式切换。 | For power and mode selection.
powerRelay | 功率继电器 | power relay | coilVoltage contactRating contactForm | 控制家电、照明和工业负载。 | Switches appliances, lighting and industrial loads.
signalRelay | 信号继电器 | signal relay | coilVoltage contactForm | 切换测量与通信信号，功耗低。 | Switches measurement and telecom signals at low power.
`;
