/** key | unit, `count` or `text`, and how it fits (see `Fitting`) | Chinese | English | other names in supplier files */
export const circuitParameters = `
# supply
supplyVoltage | V | 工作电压 | Supply voltage | Operating Voltage; Operating Voltage Range; Supply Voltage(Single); Voltage - Supply; 电源电压; 供电电压
supplyCurrent | A | 工作电流 | Supply current | Operating Current; Supply Current Per Channel; Supply Current (Max); 电源电流
quiescentCurrent | A | 静态电流(Iq) | Quiescent current (Iq) | Quiescent Current (Ground Current); Iq; 静态电流
standbyCurrent | A | 待机电流 | Standby current | Standby Current
outputType | text | 输出类型 | Output type | 输出形式
outputVoltage | V = | 输出电压 | Output voltage | Voltage - Output
outputCurrent | A ≥ | 输出电流 | Output current | Output Current (Max); MAX Output Current; 最大输出电流
inputVoltage | V | 输入电压 | Input voltage | Voltage - Input
maxInputVoltage | V ≥ | 最大输入电压 | Maximum input voltage | Voltage - Input (Max)
dropoutVoltage | V | 压差 | Dropout voltage | Voltage dropout
powerSupplyRejection | dB | 电源纹波抑制比(PSRR) | Power supply rejection ratio (PSRR) | PSRR; Power Supply Rejection Ratio
outputPolarity | text | 输出极性 | Output polarity |
topology | text | 拓扑结构 | Topology | 功能类型(拓扑)
switchingFrequency | Hz | 开关频率 | Switching frequency | 工作频率
synchronousRectification | text | 同步整流 | Synchronous rectification |
switchTube | text | 开关管(内置/外置) | Switch (built-in/external) | Switch Tube (Built-In/External)
numberOfOutputs | count | 输出路数 | Number of outputs | 输出通道数
resetThreshold | V | 复位阈值电压 | Reset threshold | 检测电压; Threshold voltage
resetTimeout | s | 复位时间 | Reset timeout | 延迟时间
activeLevel | text | 有效电平 | Active level | 复位有效电平
batteryType | text | 电池类型 | Battery type |
numberOfCells | count | 电池节数 | Number of cells |
# amplifiers
numberOfChannels | count | 通道数 | Number of channels | Channels; Number of Elements
numberOfAmplifiers | count | 放大器数 | Number of amplifiers | Number of op amps
gainBandwidth | Hz ≥ | 增益带宽积(GBW) | Gain bandwidth product (GBW) | Gain Bandwidth Product(Gbp); GBW; GBP; Gain Bandwidth Product
slewRate | V/s ≥ | 压摆率(SR) | Slew rate (SR) | Slew Rate; SR
commonModeRejection | dB | 共模抑制比(CMRR) | Common-mode rejection ratio (CMRR) | CMRR
offsetVoltage | V | 输入失调电压(Vos) | Input offset voltage (Vos) | Voltage - Input Offset(Vos); Vos; Input Offset Voltage
inputBiasCurrent | A | 输入偏置电流(Ib) | Input bias current (Ib) | Current - Input Bias(Ib); Ib; Input Bias Current
railToRail | text | 轨到轨 | Rail-to-rail | Rail To Rail
propagationDelay | s | 传播延迟(tpd) | Propagation delay (tpd) | Max Propagation Delay; tpd; Propagation Delay
noise | V/√Hz | 噪声密度 | Noise density | eN; Input voltage noise
# converters
resolution | bit | 分辨率 | Resolution | Resolution (Bits); 位数
samplingRate | SPS ≥ | 采样率 | Sampling rate | Sample Rate; 采样速率
interface | text | 接口类型 | Interface type | Interface; Interfaces
settlingTime | s | 建立时间 | Settling time |
integralNonlinearity | LSB | 积分非线性(INL) | Integral nonlinearity (INL) | INL; Integral nonlinearity
numberOfTaps | count | 抽头数 | Number of taps |
# processors and memory
cpuCore | text | CPU内核 | CPU core | Core; Core processor
cpuBits | bit | CPU位数 | CPU bit width |
clockSpeed | Hz ≥ | CPU最大主频 | Maximum clock speed | CPU Maximum Speed; 主频; 时钟频率; Clock frequency; Maximum Clock Frequency
programMemory | B | 程序存储容量 | Program memory size | Program Storage Size; Flash size; FLASH容量
programMemoryType | text | 程序存储器类型 | Program memory type | Program Memory Type
dataMemory | B | RAM容量 | RAM size | RAM; 数据存储容量
gpioCount | count | GPIO端口数 | GPIO ports | GPIO Ports Number; I/O count
peripherals | text | 外设/功能 | Peripherals | Peripheral/Function
memorySize | bit | 存储容量 | Memory size | 容量(存储); Memory capacity
memoryType | text | 存储器类型 | Memory type |
accessTime | s | 访问时间 | Access time |
# interface and logic
dataRate | bps ≥ | 数据速率 | Data rate | Baud rate; 传输速率
protocol | text | 协议 | Protocol | communication protocol; 通信协议
driversReceivers | text | 驱动器/接收器数 | Drivers/receivers | Driver/Receiver
logicFunction | text | 逻辑功能 | Logic function | 门类型; Logic type
logicFamily | text | 逻辑系列 | Logic family |
numberOfInputs | count | 输入数 | Number of inputs |
sinkCurrent | A ≥ | 灌电流(IOL) | Sink current (IOL) | Sink Current; 输出灌电流
sourceCurrent | A ≥ | 拉电流(IOH) | Source current (IOH) | Source Current; 输出拉电流
riseTime | s | 上升时间 | Rise time |
fallTime | s | 下降时间 | Fall time |
driveConfiguration | text | 驱动配置 | Drive configuration |
dimming | text | 调光方式 | Dimming |
# radio
frequencyRange | Hz | 频率范围 | Frequency range | 频段
gain | dB | 增益 | Gain |
noiseFigure | dB | 噪声系数 | Noise figure |
insertionLoss | dB | 插入损耗 | Insertion loss | 插损
isolation | dB | 隔离度 | Isolation |
attenuation | dB | 衰减 | Attenuation |
outputPower | dBm | 输出功率 | Output power | 发射功率
sensitivity | dBm | 接收灵敏度 | Sensitivity | 灵敏度
antenna | text | 天线形式 | Antenna |
# connectors, switches, relays
connectorType | text | 连接器类型 | Connector type | 接口标准
pitch | m | 间距 | Pitch | 脚间距; Pin pitch
rowSpacing | m | 排距 | Row spacing |
numberOfRows | count | 排数 | Number of rows | Rows
pinStructure | text | 引脚结构 | Pin structure | Structure; 结构
orientation | text | 安装方向 | Orientation | 插入方向
gender | text | 公母 | Gender | 公头/母头
contactPlating | text | 触头镀层 | Contact plating | Plating
contactMaterial | text | 触头材质 | Contact material |
wireGauge | text | 线规(AWG) | Wire gauge (AWG) | AWG
contactForm | text | 触点形式 | Contact form | Circuit; 电路; 开关电路
coilVoltage | V = | 线圈电压 | Coil voltage |
contactRating | A ≥ | 触点负载 | Contact rating | 触点电流; Switching current
operatingForce | N | 操作力 | Operating force | Actuation force; 按键力度
operatingLife | times ≥ | 机械寿命 | Mechanical life | 操作寿命
buttonShape | text | 按钮形状 | Button shape |
insulationResistance | Ω | 绝缘电阻 | Insulation resistance |
`;
